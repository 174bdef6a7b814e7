import { createFileRoute } from '@tanstack/react-router';
import { MessageSection } from '../features/public/MessageSection.tsx';
import { ensureSiteText } from '../features/public/site-texts.ts';
import { textErrorOf } from '../features/public/text-error.tsx';
import { TextPage } from '../features/public/TextPage.tsx';
import { useMessageForm } from '../features/public/visitor-forms.ts';

export const Route = createFileRoute('/_public/faq')({
  loader: ({ context: { services } }) => ensureSiteText(services, 'faq'),
  component: FaqPage,
  errorComponent: textErrorOf('faq'),
});

function FaqPage() {
  return (
    <TextPage name="faq" look="questions">
      <MessageSection kind="question" {...useMessageForm('question')} />
    </TextPage>
  );
}
