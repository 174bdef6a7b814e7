import { createFileRoute } from '@tanstack/react-router';
import { ensureSiteText } from '../wiring/public/site-texts.ts';
import { textErrorOf } from '../wiring/public/text-error.tsx';
import { TextPage } from '../wiring/public/TextPage.tsx';

export const Route = createFileRoute('/_public/pricing')({
  loader: ({ context: { studio } }) => ensureSiteText(studio, 'pricing'),
  component: () => <TextPage name="pricing" look="reading" />,
  errorComponent: textErrorOf('pricing'),
});
