import { expect, test, vi } from 'vitest';
import { refuseFileDrops } from './file-drops.ts';

function drop(target: EventTarget, type: 'dragover' | 'drop', data: File | string): DragEvent {
  const dataTransfer = new DataTransfer();
  if (typeof data === 'string') dataTransfer.setData('text/plain', data);
  else dataTransfer.items.add(data);
  const event = new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true });
  target.dispatchEvent(event);
  return event;
}

test('a dropped file never opens in place of the product', () => {
  const onRefused = vi.fn<() => void>();
  const stop = refuseFileDrops(document, onRefused);
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

  expect(drop(document.body, 'drop', 'words').defaultPrevented).toBe(false);
  stop();
  expect(drop(document.body, 'drop', file).defaultPrevented).toBe(false);
});
