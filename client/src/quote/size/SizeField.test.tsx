import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { SizeField } from './SizeField.tsx';

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(400);
});

const show = (defaultValue = '') =>
  render(
    <form>
      <label>
        <input type="radio" name="labelType" value="regulatory" /> Regulatory
      </label>
      <SizeField field={{ id: 'size', label: 'Size' }} control={{ name: 'size', defaultValue }} />
    </form>,
  );
const field = () => screen.getByRole('textbox', { name: /^Size/ });
const drawn = () => screen.getByRole('img').querySelector('.label')!;
const NOMINAL = 96 / 25.4;

test('a size is read back and drawn to scale as it is typed', async () => {
  show();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await userEvent.type(field(), '25x15mm');
  expect(await screen.findByText('Read as 25 x 15 mm.')).toBeVisible();
  expect(screen.getByRole('img')).toHaveAccessibleName(
    'Drawing of a label of 25 x 15 mm, above a ruler in millimetres',
  );
  expect(Number(drawn().getAttribute('width'))).toBeCloseTo(25 * NOMINAL);
  expect(Number(drawn().getAttribute('height'))).toBeCloseTo(15 * NOMINAL);
  await userEvent.clear(field());
  await userEvent.type(field(), '2,5mm rond');
  expect(await screen.findByText('Read as 2.5 mm round.')).toBeVisible();
  expect(Number(drawn().getAttribute('rx'))).toBeCloseTo(1.25 * NOMINAL);
});

test('a size that came with the page is drawn without a touch', async () => {
  show('Ø12');
  expect(await screen.findByText('Read as 12 mm round.')).toBeVisible();
});

test('what is larger than the page is drawn smaller and says so', async () => {
  show('300 x 200 mm');
  expect(await screen.findByText('Drawn at 1:5. Ruler in mm.')).toBeVisible();
  expect(Number(drawn().getAttribute('width'))).toBeCloseTo((300 * NOMINAL) / 5);
});

test('what names no size is taken as it is', async () => {
  show('as the sample');
  expect(await screen.findByText(/We read anything else too/)).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(field()).toBeValid();
});

test('advice follows the label type, with where it comes from', async () => {
  show('2.5mm round');
  await screen.findByText('Read as 2.5 mm round.');
  expect(screen.queryByText(/ICASA/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Regulatory' }));
  expect(await screen.findByText(/2\.5 mm round cannot carry it/)).toBeVisible();
  expect(screen.getByText(/regulation 19\(3\) and \(6\); read on 20 November 2026/)).toBeVisible();
  expect(screen.getByText(/cannot carry it/).closest('[aria-live=polite]')).not.toBeNull();
});

test('the scale is set with a bank card, kept in this browser, and forgotten again', async () => {
  const { unmount } = show('25x15mm');
  await userEvent.click(await screen.findByRole('button', { name: 'Set the scale with a bank card' }));
  const slider = screen.getByRole('slider', { name: 'Length of the outline' });
  fireEvent.change(slider, { target: { value: '6' } });
  await waitFor(() => expect(Number(drawn().getAttribute('width'))).toBeCloseTo(150));
  expect(screen.getByText('True size. Ruler in mm.')).toBeVisible();
  unmount();
  show('25x15mm');
  expect(await screen.findByText('True size. Ruler in mm.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Set the scale with a bank card' }));
  await userEvent.click(screen.getByRole('button', { name: 'Forget this scale' }));
  expect(screen.getByText('About true size: screens differ. Ruler in mm.')).toBeVisible();
});

test.each(['0', '-4', '1e9', 'wide'])('a kept scale of %j is not believed', async kept => {
  localStorage.setItem('diri_px_per_mm', kept);
  show('25x15mm');
  expect(await screen.findByText('About true size: screens differ. Ruler in mm.')).toBeVisible();
});
