import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { interceptUploads } from '../../test/uploadEdge.ts';
import { ArtworkField } from './ArtworkField.tsx';
import { forgetSent } from './attached.ts';

const pdf = (name: string, size = 2_000) => new File([new Uint8Array(size)], name, { type: 'application/pdf' });
const id = (letter: string) => letter.repeat(32);
const input = () => screen.getByLabelText('Choose files, or drop them here');
const files = () => within(screen.getByRole('list', { name: 'Attached files' }));
const sentIds = () => document.querySelector<HTMLInputElement>('input[name=artwork]')?.value;

function show() {
  const requests = interceptUploads();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const form = (
    <form onSubmit={onSubmit}>
      <details open>
        <summary>Details</summary>
        <ArtworkField id="artwork" />
      </details>
      <button type="submit">Send</button>
    </form>
  );
  const { unmount } = render(form);
  const again = () => {
    unmount();
    render(form);
  };
  return { requests, onSubmit, again };
}

async function choose(...chosen: File[]) {
  await userEvent.upload(input(), chosen, { applyAccept: false });
}

test('a file is sent with its progress, and its id goes with the form', async () => {
  const { requests } = show();
  await choose(pdf('seal.pdf', 1_500_000));
  await waitFor(() => expect(requests).toHaveLength(1));
  expect((requests[0]!.sent.get('file') as File).name).toBe('seal.pdf');
  act(() => requests[0]!.progress(500_000, 1_000_000));
  expect(files().getByRole('progressbar', { name: 'seal.pdf' })).toHaveValue(50);
  expect(files().getByText('50% sent')).toBeVisible();
  expect(sentIds()).toBeUndefined();
  await act(async () => requests[0]!.answer(201, { id: id('a'), name: 'seal.pdf', bytes: 1_500_000 }));
  expect(screen.getByRole('status')).toHaveTextContent('seal.pdf is attached.');
  expect(files().getByText('1.4 MB')).toBeVisible();
  expect(sentIds()).toBe(id('a'));
});

test('dropped files are sent side by side', async () => {
  const { requests } = show();
  fireEvent.drop(input().closest('label')!, { dataTransfer: { files: [pdf('1.pdf'), pdf('2.pdf')] } });
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(new Set(requests.map(request => request.sent.get('key'))).size).toBe(2);
  for (const [index, letter] of ['a', 'b'].entries())
    await act(async () => requests[index]!.answer(201, { id: id(letter), name: `${letter}.pdf`, bytes: 10 }));
  expect(sentIds()).toBe(`${id('a')} ${id('b')}`);
});

test('what was attached is still there after a reload, until it was sent', async () => {
  const { requests, again } = show();
  await choose(pdf('seal.pdf'));
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => requests[0]!.answer(201, { id: id('a'), name: 'seal.pdf', bytes: 2_000 }));
  again();
  expect(await screen.findByText('seal.pdf')).toBeVisible();
  expect(sentIds()).toBe(id('a'));
  act(() => forgetSent(`${id('x')} ${id('a')}`));
  expect(screen.queryByText('seal.pdf')).toBeNull();
  expect(sentIds()).toBeUndefined();
});

test('an upload that breaks off is tried again as the same file', async () => {
  const { requests } = show();
  await choose(pdf('seal.pdf'));
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => requests[0]!.breakOff());
  expect(files().getByText('The upload broke off.')).toBeVisible();
  await userEvent.click(files().getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(requests[1]!.sent.get('key')).toBe(requests[0]!.sent.get('key'));
  await act(async () => requests[1]!.answer(201, { id: id('a'), name: 'seal.pdf', bytes: 2_000 }));
  expect(sentIds()).toBe(id('a'));
});

test.each([
  ['picture.gif', 100, 'This is not a PDF, AI, EPS, SVG, PNG, JPEG or TIFF file.'],
  ['huge.pdf', 10 * 1024 * 1024 + 1, 'This file is larger than 10 MB.'],
  ['empty.pdf', 0, 'This file is empty.'],
])('%s of %i bytes is not sent at all', async (name, size, message) => {
  const { requests } = show();
  await choose(pdf(name, size));
  expect(await screen.findByText(message)).toBeVisible();
  expect(files().queryByRole('button', { name: 'Try again' })).toBeNull();
  expect(requests).toHaveLength(0);
  await userEvent.click(files().getByRole('button', { name: `Remove ${name}` }));
  expect(screen.queryByText(message)).toBeNull();
});

test("the gateway's own refusal is told, and not tried again", async () => {
  const { requests } = show();
  await choose(pdf('page.pdf'));
  await waitFor(() => expect(requests).toHaveLength(1));
  await act(async () => requests[0]!.answer(415, { code: 'FILE_TYPE', message: 'Not a file of ours.' }));
  expect(files().getByText('Not a file of ours.')).toBeVisible();
  expect(files().queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('five files are the most', async () => {
  const { requests } = show();
  await choose(...['1', '2', '3', '4', '5', '6'].map(name => pdf(`${name}.pdf`)));
  await waitFor(() => expect(requests).toHaveLength(5));
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('At most 5 files can be attached.'));
  for (const [index, request] of requests.entries())
    await act(async () => request.answer(201, { id: id(String(index)), name: `${index}.pdf`, bytes: 10 }));
  expect(input()).toBeDisabled();
  await userEvent.click(files().getByRole('button', { name: 'Remove 0.pdf' }));
  expect(input()).toBeEnabled();
  expect(sentIds()?.split(' ')).toHaveLength(4);
});

test('a file on its way is cancelled', async () => {
  const { requests } = show();
  await choose(pdf('seal.pdf'));
  await waitFor(() => expect(requests).toHaveLength(1));
  await userEvent.click(files().getByRole('button', { name: 'Cancel seal.pdf' }));
  expect(requests[0]!.aborted).toBe(true);
  expect(screen.queryByText('seal.pdf')).toBeNull();
});

test('the form waits until every file has arrived', async () => {
  const { requests, onSubmit } = show();
  await choose(pdf('seal.pdf'));
  await waitFor(() => expect(requests).toHaveLength(1));
  const send = screen.getByRole('button', { name: 'Send' });
  // Folded away, the files would not show why nothing is sent.
  await userEvent.click(screen.getByText('Details'));
  expect(document.querySelector('details')).not.toHaveAttribute('open');
  await userEvent.click(send);
  expect(onSubmit).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toHaveTextContent('Wait until every file is attached');
  expect(screen.getByRole('alert')).toBeVisible();
  expect(screen.getByRole('list', { name: 'Attached files' }).parentElement).toHaveFocus();
  await act(async () => requests[0]!.answer(201, { id: id('a'), name: 'seal.pdf', bytes: 2_000 }));
  expect(screen.queryByRole('alert')).toBeNull();
  await userEvent.click(send);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});
