import { afterEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { landscape } from '../story-support/pictures.ts';
import { UiProvider } from '../UiProvider/UiProvider.tsx';
import { besideOriginal, imageMetadata } from './image-service.ts';
import { Image } from './Image.tsx';

afterEach(() => vi.restoreAllMocks());

// PAGE-54
test('is requested as webp, at densities 1 and 2', async () => {
  const screen = await render(<Image src="/covers/one.jpg?v=2" alt="Un" width={10} height={20} />);
  const picture = screen.getByRole('img', { name: 'Un' });
  await expect.element(picture).toHaveAttribute('src', '/covers/one.webp?v=2');
  await expect
    .element(picture)
    .toHaveAttribute('srcset', '/covers/one.webp?v=2 1x, /covers/one@2x.webp?v=2 2x');
  expect(besideOriginal('a.png', { format: 'avif', density: 2 })).toBe('a@2x.avif');
});

// PAGE-54
test('a picture whose name has a space is sharp too', async () => {
  const screen = await render(
    <Image src="/covers/mon image.jpg" alt="Un" width={10} height={20} />,
  );
  await expect
    .element(screen.getByRole('img', { name: 'Un' }))
    .toHaveAttribute('srcset', '/covers/mon%20image.webp 1x, /covers/mon%20image@2x.webp 2x');
});

test('without an address nothing is requested', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(<Image src="" alt="Un" width={10} height={20} />);
  await expect.element(screen.getByRole('img', { name: 'Un' })).not.toHaveAttribute('srcset');
});

test('missing dimensions are read before it shows', async () => {
  const screen = await render(
    <UiProvider locale="fr-FR" navigate={() => {}} imageService={(source) => source}>
      <Image src={landscape} alt="Collines" />
    </UiProvider>,
  );
  const picture = screen.getByRole('img', { name: 'Collines' });
  await expect.element(picture).toHaveAttribute('width', '480');
  await expect.element(picture).toHaveAttribute('height', '270');
});

// PAGE-54
test('unreadable dimensions are logged and become 0', async () => {
  const error = vi.spyOn(console, 'error').mockReturnValue();
  const screen = await render(<Image src="data:image/png;base64,broken.png" alt="Perdue" />);
  const picture = screen.getByRole('img', { name: 'Perdue' });
  await expect.element(picture).toHaveAttribute('width', '0');
  await expect.element(picture).toHaveAttribute('height', '0');
  // Its words would stand under each other, letter by letter.
  expect(picture.element().getBoundingClientRect().height).toBe(0);
  expect(error).toHaveBeenCalledOnce();
  await expect(imageMetadata('data:image/png;base64,broken.png')).resolves.toEqual({
    width: 0,
    height: 0,
    ratio: 0,
  });
});
