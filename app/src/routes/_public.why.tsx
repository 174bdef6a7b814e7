import { createFileRoute } from '@tanstack/react-router';
import { ensureSiteText } from '../wiring/site-texts.ts';
import { TextPage, textErrorOf } from '../wiring/TextPage.tsx';

export const Route = createFileRoute('/_public/why')({
  loader: ({ context: { studio } }) => ensureSiteText(studio, 'why'),
  component: () => <TextPage name="why" look="reading" />,
  errorComponent: textErrorOf('why'),
});
