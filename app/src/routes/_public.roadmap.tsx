import { createFileRoute } from '@tanstack/react-router';
import { MessageSection } from '../screens/site/MessageSection.tsx';
import { ensureSiteText } from '../wiring/public/site-texts.ts';
import { textErrorOf } from '../wiring/public/text-error.tsx';
import { TextPage } from '../wiring/public/TextPage.tsx';
import { useMessageForm } from '../wiring/public/visitor-forms.ts';

export const Route = createFileRoute('/_public/roadmap')({
  loader: ({ context: { studio } }) => ensureSiteText(studio, 'roadmap'),
  component: RoadmapPage,
  errorComponent: textErrorOf('roadmap'),
});

function RoadmapPage() {
  return (
    <TextPage name="roadmap" look="reading">
      <MessageSection kind="suggestion" {...useMessageForm('suggestion')} />
    </TextPage>
  );
}
