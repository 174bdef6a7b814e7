import { createFileRoute } from '@tanstack/react-router';
import { ensureSiteText } from '../features/public/site-texts.ts';
import { textErrorOf } from '../features/public/text-error.tsx';
import { TextPage } from '../features/public/TextPage.tsx';

export const Route = createFileRoute('/_public/cgu')({
  loader: ({ context: { services } }) => ensureSiteText(services, 'cgu'),
  component: () => <TextPage name="cgu" look="contents" />,
  errorComponent: textErrorOf('cgu'),
});
