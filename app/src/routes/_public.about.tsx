import { createFileRoute } from '@tanstack/react-router';
import { ensureSiteText } from '../wiring/public/site-texts.ts';
import { textErrorOf } from '../wiring/public/text-error.tsx';
import { TextPage } from '../wiring/public/TextPage.tsx';

export const Route = createFileRoute('/_public/about')({
  loader: ({ context: { studio } }) => ensureSiteText(studio, 'about'),
  component: () => <TextPage name="about" look="reading" />,
  errorComponent: textErrorOf('about'),
});
