import { createFileRoute } from '@tanstack/react-router';
import { ensureSiteText } from '../features/public/site-texts.ts';
import { textErrorOf } from '../features/public/text-error.tsx';
import { TextPage } from '../features/public/TextPage.tsx';

export const Route = createFileRoute('/_public/about')({
  loader: ({ context: { services } }) => ensureSiteText(services, 'about'),
  component: () => <TextPage name="about" look="reading" />,
  errorComponent: textErrorOf('about'),
});
