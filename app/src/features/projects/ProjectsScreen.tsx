import type { Project } from '@ecritoire/contracts';
import * as limits from '@ecritoire/contracts/limits';
import { useI18n } from '@ecritoire/i18n/react';
import {
  Button,
  ButtonLink,
  EmptyState,
  ErrorState,
  Heading,
  Inline,
  List,
  ListRow,
  Skeleton,
  Stack,
  Text,
} from '@ecritoire/ui';
import { memo } from 'react';
import type { FormStatus } from '../../shared/forms/form-status.ts';
import { LongList, type LoadMoreProps } from '../../shared/lists/LongList.tsx';
import { ListTools, type ListToolsState } from '../../shared/lists/ListTools.tsx';
import { NothingFound } from '../../shared/lists/NothingFound.tsx';
import { ProjectDialogs, type ProjectDialog } from './ProjectDialogs.tsx';
import { ProjectFormDialog, type ProjectForm } from './ProjectFormDialog.tsx';
import { ProjectMenu } from './ProjectMenu.tsx';
import { useFormats } from '../../shared/ui/use-formats.ts';
import { RetryButton } from '../../shared/ui/RetryButton.tsx';
import { useDeferredRows } from '../../shared/lists/use-deferred-rows.ts';
import { useStableCallback } from '../../shared/lists/use-stable-callback.ts';
import { Written } from '../../shared/ui/Written.tsx';

export type ProjectList =
  | { state: 'loading' }
  | { state: 'failed'; message: string; onRetry: () => unknown }
  | {
      state: 'shown';
      projects: readonly Project[];
      /** How many there are, where that is known. */
      total?: number | undefined;
      more: LoadMoreProps;
      /** Something else is being looked for, and this is still what was found before. */
      isOld?: boolean;
    };

export type ProjectsScreenProps = {
  list: ProjectList;
  tools: ListToolsState;
  form: FormStatus;
  onCreate: (form: ProjectForm) => void;
  onUpdate: (project: Project, form: ProjectForm) => void;
  onDelete: (project: Project) => void;
  /** Which dialog stands open; the route closes it when its task has succeeded. */
  dialog: ProjectsDialog;
  onDialogChange: (dialog: ProjectsDialog) => void;
};

export type ProjectsDialog = ProjectDialog | { kind: 'creating' };

/** All projects of a writer. */
export function ProjectsScreen({ list, ...props }: ProjectsScreenProps) {
  const { common, navigation, projects: texts } = useI18n().LL;
  const { tools } = props;
  const isNarrowed = tools.filter.search !== undefined || tools.search !== '';
  const isEmpty =
    list.state === 'shown' && list.projects.length === 0 && !isNarrowed && list.isOld !== true;
  // Until that is known: a button that goes again may go from under a hand.
  const isCreatedBelow = isEmpty || list.state === 'loading';
  const create = (
    <Button tone="primary" icon="plus" onPress={() => props.onDialogChange({ kind: 'creating' })}>
      {texts.new()}
    </Button>
  );
  return (
    <Stack gap={8}>
      <Inline as="header" justify="between" align="end">
        <Stack gap={2}>
          <Heading level={1}>{texts.title()}</Heading>
          <Text tone="muted">{texts.lead()}</Text>
        </Stack>
        <Inline gap={3}>
          {isCreatedBelow ? null : create}
          <ButtonLink tone="quiet" icon="trash" href="/app/trash">
            {navigation.trash()}
          </ButtonLink>
        </Inline>
      </Inline>
      {isEmpty ? (
        <EmptyState icon="folder" title={texts.emptyTitle()} actions={create}>
          {texts.emptyText()}
        </EmptyState>
      ) : (
        <Stack gap={4}>
          {/* Until it is known that there is something to find. */}
          {list.state === 'loading' && !isNarrowed ? null : (
            <ListTools
              {...tools}
              label={texts.search()}
              maxLength={limits.listProjects.search}
              own="lastWritten"
              orders={[
                { value: 'lastWritten', label: common.order.lastWritten() },
                { value: 'name', label: common.order.name() },
                { value: 'words', label: common.order.words() },
              ]}
            />
          )}
          <Listed list={list} tools={tools} onDialogChange={props.onDialogChange} />
        </Stack>
      )}
      <ProjectsDialogs {...props} />
    </Stack>
  );
}

function Listed({
  list,
  tools,
  onDialogChange,
}: Pick<ProjectsScreenProps, 'list' | 'tools' | 'onDialogChange'>) {
  const { common, projects: texts } = useI18n().LL;
  if (list.state === 'loading') return <Skeleton lines={6} label={common.loading()} />;
  if (list.state === 'failed') {
    return (
      <ErrorState
        title={texts.failedTitle()}
        actions={<RetryButton tone="primary" onRetry={list.onRetry} />}
      >
        {list.message}
      </ErrorState>
    );
  }
  if (list.projects.length === 0) {
    const { search = tools.search } = tools.filter;
    return <NothingFound search={search} text={texts.nothingText()} onClear={tools.onClear} />;
  }
  return <Projects {...list} onDialogChange={onDialogChange} />;
}

type ProjectsProps = Omit<Extract<ProjectList, { state: 'shown' }>, 'state'> &
  Pick<ProjectsScreenProps, 'onDialogChange'>;

function Projects({ projects, more, onDialogChange, ...list }: ProjectsProps) {
  const { projects: texts } = useI18n().LL;
  const rows = useDeferredRows(projects);
  const onChoose = useStableCallback(onDialogChange);
  const count = rows.length;
  const { total: all = 0, isOld = false } = list;
  const shown = all > count ? texts.shownOf({ count, all }) : texts.shown({ count });
  return (
    <div aria-busy={isOld}>
      <LongList {...more} count={count} shown={shown}>
        <List label={texts.title()}>
          {rows.map((project) => (
            <ProjectRow key={project.id} project={project} onChoose={onChoose} />
          ))}
        </List>
      </LongList>
    </div>
  );
}

type ProjectRowProps = { project: Project; onChoose: ProjectsScreenProps['onDialogChange'] };

/** Rendered again only when it changes. */
const ProjectRow = memo(function ProjectRow({ project, onChoose }: ProjectRowProps) {
  const { common, projects: texts } = useI18n().LL;
  const formats = useFormats();
  return (
    <ListRow
      href={`/app/projects/${project.id}`}
      icon={project.type === 'journal' ? 'notebook' : 'folder'}
      title={<Written>{project.name}</Written>}
      description={project.description === null ? null : <Written>{project.description}</Written>}
      facts={[
        ...(project.type === 'journal' ? [texts.typeJournal()] : []),
        texts[project.type === 'journal' ? 'entries' : 'documents']({
          count: project.documentCount,
        }),
        common.words({ words: project.words }),
        texts.sessions({ count: project.sessionCount }),
        formats.day(project.updatedAt),
      ]}
      actions={<ProjectMenu name={project.name} onChoose={(kind) => onChoose({ kind, project })} />}
    />
  );
});

function ProjectsDialogs({ dialog, form, onCreate, ...props }: Omit<ProjectsScreenProps, 'list'>) {
  const close = () => props.onDialogChange({ kind: 'none' });
  if (dialog.kind === 'creating') {
    return <ProjectFormDialog status={form} onSubmit={onCreate} onClose={close} />;
  }
  return (
    <ProjectDialogs
      dialog={dialog}
      form={form}
      onUpdate={props.onUpdate}
      onDelete={props.onDelete}
      onClose={close}
    />
  );
}
