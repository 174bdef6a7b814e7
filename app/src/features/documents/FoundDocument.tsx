import type { ListedDocument } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { ListRow } from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { Marked } from '../../shared/ui/Marked.tsx';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { Written } from '../../shared/ui/Written.tsx';

export type FoundDocumentProps = {
  document: ListedDocument;
  /** What is marked in it. */
  search: string;
  /** Whether its project is known where it stands. */
  isInProject?: boolean;
  /** What can be done with it here. */
  actions?: ReactNode;
};

/** A document of a list that can be searched, with the passage that was found in it. */
export function FoundDocument(props: FoundDocumentProps) {
  const { document, search, isInProject = false, actions } = props;
  const { common, project } = useI18n().LL;
  const formats = useFormats();
  const { language, passage } = document;
  const icon = document.journalEntry ? 'notebook' : 'file-text';
  return (
    <ListRow
      href={`/app/documents/${document.id}`}
      {...(isInProject ? {} : { icon })}
      title={<Marked text={formats.title(document)} search={search} />}
      description={
        passage !== undefined && search !== '' ? (
          <span lang={language}>
            <Marked text={passage} search={search} />
          </span>
        ) : undefined
      }
      facts={[
        ...(isInProject ? [] : [<Written key="project">{document.projectName}</Written>]),
        common.words({ words: document.words }),
        project.changed({ when: formats.when(document.updatedAt) }),
      ]}
      actions={actions}
    />
  );
}
