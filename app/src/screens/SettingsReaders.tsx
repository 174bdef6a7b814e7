import type { Invitation, Subscriber, Subscription } from '@ecritoire/contracts';
import { useI18n } from '@ecritoire/i18n/react';
import { Button, Heading, List, ListRow, Stack, Text } from '@ecritoire/ui';
import type { ReactNode } from 'react';
import { LongList, type LoadMoreProps } from './LongList.tsx';
import { PartContent } from './PartCard.tsx';
import type { Part } from './part.ts';
import { PersonName } from './PersonName.tsx';
import { SettingsSection } from './SettingsSection.tsx';
import { useFormats } from './use-formats.ts';
import { useInvitationName } from './use-invitation-name.ts';
import { useNameOf } from './use-name-of.ts';

/** A list of the settings, with the way to more of it. */
export type SettingsList<Item> = { items: Part<readonly Item[]>; more: LoadMoreProps };

export const readersId = 'settings-readers';
export const authorsId = 'settings-authors';

export type SettingsReadersProps = {
  invitations: SettingsList<Invitation>;
  subscribers: SettingsList<Subscriber>;
  isInviting: boolean;
  onInvite: () => void;
  onRevoke: (invitation: Invitation) => void;
  onRemove: (subscriber: Subscriber) => void;
};

/** Who reads the writer as a subscriber, and who has been invited to. */
export function SettingsReaders(props: SettingsReadersProps) {
  const { common, settings: texts } = useI18n().LL;
  const formats = useFormats();
  const nameOfInvitation = useInvitationName();
  const nameOf = useNameOf();
  const { invitations, subscribers, isInviting } = props;
  const hasInvited = invitations.items.status !== 'there' || invitations.items.data.length > 0;
  return (
    <SettingsSection
      id={readersId}
      title={texts.readers()}
      lead={texts.readersLead()}
      actions={
        <Button
          icon="plus"
          onPress={props.onInvite}
          isPending={isInviting}
          pendingLabel={common.loading()}
        >
          {texts.invite()}
        </Button>
      }
    >
      {hasInvited ? (
        <Rows title={texts.invitations()} list={invitations}>
          {(invitation) => (
            <ListRow
              key={invitation.id}
              title={texts.invitedOn({ date: nameOfInvitation(invitation) })}
              description={texts.invitationEnds({ date: formats.day(invitation.expiresAt) })}
              actions={
                <Act
                  name={texts.revokeNamed({ date: nameOfInvitation(invitation) })}
                  onPress={() => props.onRevoke(invitation)}
                >
                  {texts.revoke()}
                </Act>
              }
            />
          )}
        </Rows>
      ) : null}
      <Rows
        title={texts.subscribers()}
        list={subscribers}
        empty={<Text tone="muted">{texts.noReaders()}</Text>}
      >
        {(subscriber) => (
          <ListRow
            key={subscriber.id}
            title={<PersonName {...subscriber.reader} />}
            description={texts.since({ date: formats.day(subscriber.createdAt) })}
            actions={
              <Act
                name={texts.removeNamed({ name: nameOf(subscriber.reader) })}
                onPress={() => props.onRemove(subscriber)}
              >
                {texts.remove()}
              </Act>
            }
          />
        )}
      </Rows>
    </SettingsSection>
  );
}

export type SettingsAuthorsProps = {
  subscriptions: SettingsList<Subscription>;
  onEnd: (subscription: Subscription) => void;
};

/** Whom the writer reads as a subscriber. */
export function SettingsAuthors({ subscriptions, onEnd }: SettingsAuthorsProps) {
  const { settings: texts } = useI18n().LL;
  const nameOf = useNameOf();
  const formats = useFormats();
  return (
    <SettingsSection id={authorsId} title={texts.authors()} lead={texts.authorsLead()}>
      <Rows
        label={texts.authors()}
        list={subscriptions}
        empty={<Text tone="muted">{texts.noAuthors()}</Text>}
      >
        {(subscription) => (
          <ListRow
            key={subscription.id}
            href={`/app/authors/${subscription.author.id}`}
            title={<PersonName {...subscription.author} />}
            description={texts.since({ date: formats.day(subscription.createdAt) })}
            actions={
              <Act
                name={texts.endNamed({ name: nameOf(subscription.author) })}
                onPress={() => onEnd(subscription)}
              >
                {texts.endSubscription()}
              </Act>
            }
          />
        )}
      </Rows>
    </SettingsSection>
  );
}

type RowsProps<Item> = {
  /** Over the list, or its name where the section's own title says it. */
  title?: string;
  label?: string;
  list: SettingsList<Item>;
  empty?: ReactNode;
  children: (item: Item) => ReactNode;
};

function Rows<Item>({ title, label = title ?? '', list, empty, children }: RowsProps<Item>) {
  return (
    <Stack gap={2}>
      {title ? (
        <Heading level={3} size="sm">
          {title}
        </Heading>
      ) : null}
      <PartContent part={list.items}>
        {(items) =>
          items.length === 0 ? (
            empty
          ) : (
            <LongList {...list.more} count={items.length}>
              <List label={label}>{items.map(children)}</List>
            </LongList>
          )
        }
      </PartContent>
    </Stack>
  );
}

type ActProps = { name: string; onPress: () => void; children: string };

function Act({ name, onPress, children }: ActProps) {
  return (
    <Button size="small" aria-label={name} onPress={onPress}>
      {children}
    </Button>
  );
}
