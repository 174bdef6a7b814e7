import { useI18n } from '@ecritoire/i18n/react';
import { IconButton, Menu } from '@ecritoire/ui';

export type ProjectMenuProps = {
  name: string;
  onChoose: (dialog: 'editing' | 'deleting') => void;
};

/** What is rarely done to a project: in the list and beside the title of its own page. */
export function ProjectMenu({ name, onChoose }: ProjectMenuProps) {
  const { common, projects: texts } = useI18n().LL;
  return (
    <Menu
      label={texts.actions({ name })}
      trigger={<IconButton icon="ellipsis" label={texts.actions({ name })} />}
      items={[
        { id: 'editing', label: texts.edit(), icon: 'pencil' },
        { id: 'deleting', label: common.delete(), icon: 'trash', tone: 'error' },
      ]}
      onAction={(id) => onChoose(id === 'editing' ? id : 'deleting')}
    />
  );
}
