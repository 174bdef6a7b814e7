import { describe, expect, it } from 'vitest';
import { createPainter, pictureOf } from './shared-pictures.ts';

const words = { title: 'Les jours sans mots', brand: 'Écritoire', tagline: 'Un bureau calme' };
const article = { ...words, kind: 'Article' };

/** What it says and in what size of letters, as it would be 500 pixels wide. */
const linesOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]* font-size="(\d+)"[^>]*>(.*?)<\/text>/gsu)].map(
    ([, size, text = '']) => ({
      said: text.replaceAll('</tspan><tspan', '</tspan> <tspan').replaceAll(/<[^>]*>/gu, ''),
      pixels: (Number(size) * 500) / 1200,
    }),
  );

describe('the picture of a page that is shared', () => {
  // SITE-53
  it('is legible at 500 pixels, title first', () => {
    const lines = linesOf(pictureOf(article));
    expect(Math.min(...lines.map(({ pixels }) => pixels))).toBeGreaterThan(16);
    const [largest] = lines.toSorted((one, other) => other.pixels - one.pixels);
    expect(largest).toEqual({ said: words.title, pixels: 50 });
  });

  // SITE-53
  it('labels an article, and nothing else', () => {
    const said = (shown: typeof words) => linesOf(pictureOf(shown)).map((line) => line.said);
    expect(said(article)).toContain('Article');
    expect(said(words).toSorted()).toEqual(Object.values(words).toSorted());
  });

  // SITE-53
  it('shrinks long titles, refusing overlong ones', async () => {
    const title = 'Ce que la mer laisse sur le sable quand elle se retire au petit matin';
    const painter = await createPainter(title + words.brand + words.tagline);
    expect(painter.paint({ ...words, title }).length).toBeGreaterThan(1000);
    await painter.close();
    expect(() => pictureOf({ ...words, title: title.repeat(3) })).toThrow('too long');
  });
});
