import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { watchVideos } from '../../lib/watchVideos.ts';
import { Html } from './Html.tsx';

const VIDEO =
  '<p><a href="https://vimeo.com/1" data-embed="https://player.vimeo.com/video/1">Play: How a seal lifts (player.vimeo.com)</a></p>';

test('a video is a link until it is clicked, and then its player, sandboxed and in focus', async () => {
  watchVideos(window);
  const { container } = render(<Html html={VIDEO} />);
  expect(container.querySelector('iframe')).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Play: How a seal lifts (player.vimeo.com)' }));
  const player = await screen.findByTitle('Play: How a seal lifts (player.vimeo.com)');
  expect(player).toHaveAttribute('src', 'https://player.vimeo.com/video/1');
  expect(player).toHaveAttribute('sandbox', expect.not.stringContaining('top-navigation'));
  expect(player).toHaveFocus();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});
