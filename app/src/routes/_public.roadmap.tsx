import { createFileRoute } from '@tanstack/react-router';
import { MessageSection } from '../features/public/MessageSection.tsx';
import { ensureSiteText } from '../features/public/site-texts.ts';
import { textErrorOf } from '../features/public/text-error.tsx';
import { TextPage } from '../features/public/TextPage.tsx';
import { useMessageForm } from '../features/public/visitor-forms.ts';

export const Route = createFileRoute('/_public/roadmap')({
  loader: ({ context: { services } }) => ensureSiteText(services, 'roadmap'),
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
