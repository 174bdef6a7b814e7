import { createFileRoute } from '@tanstack/react-router';
import { ensureSiteText } from '../wiring/public/site-texts.ts';
import { textErrorOf } from '../wiring/public/text-error.tsx';
import { TextPage } from '../wiring/public/TextPage.tsx';

export const Route = createFileRoute('/_public/privacy')({
  loader: ({ context: { studio } }) => ensureSiteText(studio, 'privacy'),
  component: () => <TextPage name="privacy" look="contents" />,
  errorComponent: textErrorOf('privacy'),
});
