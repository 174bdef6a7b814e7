import type { ColourRoles } from './roles.ts';
import { tones } from './tones.ts';

/** Two colours that meet, and how far apart they have to be at the least (WCAG 2.2). */
export type ColourPair = { name: string; ink: string; ground: string; least: number };

const words = 4.5;
const shapes = 3;

/** Every pair of roles that may meet: words and what they stand on, shapes and what is around them. */
export function pairsOf(roles: ColourRoles): ColourPair[] {
  const { veil: _notOpaque, ...grounds } = roles.background;
  const { disabled: _exempt, ...texts } = roles.text;
  const { control, controlHover } = roles.border;
  const inks = [
    ...Object.entries(texts),
    ...tones.map((tone) => [tone, roles[tone].text] as const),
  ];
  const forms = [
    ...Object.entries({ control, controlHover, focus: roles.focus }),
    ...tones.map((tone) => [`solid ${tone}`, roles[tone].solid] as const),
  ];
  const pair = (name: string, ink: string, ground: string, least = words): ColourPair => ({
    name,
    ink,
    ground,
    least,
  });
  return [
    ...Object.entries(grounds).flatMap(([on, ground]) =>
      inks
        .map(([name, ink]) => pair(`${name} text on ${on}`, ink, ground))
        .concat(forms.map(([name, ink]) => pair(`${name} on ${on}`, ink, ground, shapes))),
    ),
    ...tones.flatMap((tone) => {
      const { onSolid, solid, solidHover, solidPressed, onSoft, soft, softHover, text } =
        roles[tone];
      return [
        pair(`text on solid ${tone}`, onSolid, solid),
        pair(`text on solid ${tone}, hovered`, onSolid, solidHover),
        pair(`text on solid ${tone}, pressed`, onSolid, solidPressed),
        pair(`text on soft ${tone}`, onSoft, soft),
        pair(`text on soft ${tone}, hovered`, onSoft, softHover),
        pair(`${tone} text on its own soft ground`, text, soft),
        pair(`muted text on soft ${tone}`, roles.text.muted, soft),
      ];
    }),
    pair('selected text', roles.text.default, roles.selection),
  ];
}
