import { expect, onTestFinished, test, vi } from 'vitest';
import { refuseDrops } from './file-drops.ts';

function drop(target: EventTarget, type: 'dragover' | 'drop', data: File | string): DragEvent {
  const dataTransfer = new DataTransfer();
  if (typeof data === 'string') dataTransfer.setData('text/plain', data);
  else dataTransfer.items.add(data);
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

// PAGE-17
test('a dropped file never opens in place of the product', () => {
  const onRefused = vi.fn<() => void>();
  const stop = refuseDrops(document, onRefused);
  const file = new File(['x'], 'photo.png', { type: 'image/png' });
  expect(drop(document.body, 'dragover', file).defaultPrevented).toBe(true);
  expect(drop(document.body, 'drop', file).defaultPrevented).toBe(true);
  expect(onRefused).toHaveBeenCalledOnce();

  // A place that takes it says so itself.
  const place = document.createElement('div');
  document.body.append(place);
  place.addEventListener('drop', (event) => event.preventDefault());
  drop(place, 'drop', file);
  expect(onRefused).toHaveBeenCalledOnce();

  stop();
  expect(drop(document.body, 'drop', file).defaultPrevented).toBe(false);
});

// PAGE-17
test('a dropped link or text goes into fields only', () => {
  const onRefused = vi.fn<() => void>();
  const stop = refuseDrops(document, onRefused);
  onTestFinished(stop);
  const place = document.createElement('div');
  place.innerHTML =
    '<input value="a"><input readonly><p contenteditable>b</p><p contenteditable="false">c</p>';
  document.body.append(place);
  onTestFinished(() => place.remove());
  const refused = [document.body, ...place.children].map((target) =>
    (['dragover', 'drop'] as const).map(
      (type) => drop(target, type, 'https://exemple.fr').defaultPrevented,
    ),
  );
  expect(refused).toEqual([
    [true, true],
    [false, false],
    [true, true],
    [false, false],
    [true, true],
  ]);
  expect(onRefused).not.toHaveBeenCalled();
});
