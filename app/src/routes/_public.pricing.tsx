import { createFileRoute } from '@tanstack/react-router';
import { ensureSiteText } from '../features/public/site-texts.ts';
import { textErrorOf } from '../features/public/text-error.tsx';
import { TextPage } from '../features/public/TextPage.tsx';

export const Route = createFileRoute('/_public/pricing')({
  loader: ({ context: { services } }) => ensureSiteText(services, 'pricing'),
  component: () => <TextPage name="pricing" look="reading" />,
  errorComponent: textErrorOf('pricing'),
});
