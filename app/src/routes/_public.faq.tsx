import { createFileRoute } from '@tanstack/react-router';
import { MessageSection } from '../screens/site/MessageSection.tsx';
import { ensureSiteText } from '../wiring/public/site-texts.ts';
import { textErrorOf } from '../wiring/public/text-error.tsx';
import { TextPage } from '../wiring/public/TextPage.tsx';
import { useMessageForm } from '../wiring/public/visitor-forms.ts';

export const Route = createFileRoute('/_public/faq')({
  loader: ({ context: { studio } }) => ensureSiteText(studio, 'faq'),
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
