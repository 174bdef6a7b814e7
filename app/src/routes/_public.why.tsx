import { createFileRoute } from '@tanstack/react-router';
import { ensureSiteText } from '../features/public/site-texts.ts';
import { textErrorOf } from '../features/public/text-error.tsx';
import { TextPage } from '../features/public/TextPage.tsx';

export const Route = createFileRoute('/_public/why')({
  loader: ({ context: { services } }) => ensureSiteText(services, 'why'),
  component: () => <TextPage name="why" look="reading" />,
  errorComponent: textErrorOf('why'),
});
