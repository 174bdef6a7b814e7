import { createFileRoute } from '@tanstack/react-router';
import { MessageSection } from '../screens/site/MessageSection.tsx';
import { ensureSiteText } from '../wiring/site-texts.ts';
import { TextPage, textErrorOf } from '../wiring/TextPage.tsx';
import { useMessageForm } from '../wiring/visitor-forms.ts';

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
