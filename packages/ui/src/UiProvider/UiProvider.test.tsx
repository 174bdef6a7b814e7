import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Image } from '../Image/Image.tsx';
import { NumberField } from '../NumberField/NumberField.tsx';
import { UiProvider } from './UiProvider.tsx';

test.each([
  ['fr-FR', '10\u202F000'],
  ['en-GB', '10,000'],
])('in %s a number is written %s', async (locale, written) => {
  const screen = await render(
    <UiProvider locale={locale} navigate={() => {}}>
      <NumberField label="Mots" defaultValue={10_000} increaseLabel="Plus" decreaseLabel="Moins" />
    </UiProvider>,
  );
  await expect.element(screen.getByRole('textbox', { name: 'Mots' })).toHaveValue(written);
});

test('pictures come from where the product says', async () => {
  const screen = await render(
    <UiProvider
      locale="fr-FR"
      navigate={() => {}}
      imageService={(source, { density }) => `${source}?density=${density}`}
    >
      <Image src="data:,cover" alt="Couverture" width={10} height={10} />
    </UiProvider>,
  );
  await expect
    .element(screen.getByRole('img', { name: 'Couverture' }))
    .toHaveAttribute('src', 'data:,cover?density=1');
});
