import {
  Badge,
  Banner,
  Button,
  Card,
  Checkbox,
  Grid,
  Heading,
  Inline,
  ProgressRing,
  Prose,
  SaveIndicator,
  Stack,
  TextField,
} from '@ecritoire/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';

const meta = { title: 'Foundations/Welcome', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const words = {
  fr: {
    title: 'Le retour',
    text: 'Il pleuvait depuis la veille. Marguerite posa la clé sur la table, sans la regarder.',
    saved: 'Enregistré',
    published: 'Publiée',
    write: 'Écrire',
    later: 'Plus tard',
    cancel: 'Annuler',
    delete: 'Supprimer',
    label: 'Titre',
    help: 'Vous pourrez le changer.',
    public: 'Visible par tout le monde',
    offline: 'Hors ligne',
    stored: 'Vos mots restent sur cet appareil.',
    week: 'Mots de la semaine',
    figure: '6\u202F200',
    target: 'sur 10\u202F000',
  },
  en: {
    title: 'Coming home',
    text: 'It had been raining since the day before. Margaret put the key on the table without looking at it.',
    saved: 'Saved',
    published: 'Published',
    write: 'Write',
    later: 'Later',
    cancel: 'Cancel',
    delete: 'Delete',
    label: 'Title',
    help: 'You can change it.',
    public: 'Anyone can read it',
    offline: 'Offline',
    stored: 'Your words stay on this device.',
    week: 'Words this week',
    figure: '6,200',
    target: 'of 10,000',
  },
};

/** A few parts beside each other: paper and ink, a serif for what is read, a sans for the tool. */
export const AtAGlance: StoryObj = {
  render: (_args, { globals }) => {
    const texts = words[globals['language'] === 'en' ? 'en' : 'fr'];
    return (
      <Grid columns="medium" gap={4}>
        <Card>
          <Stack gap={3}>
            <Heading level={2}>{texts.title}</Heading>
            <Prose>
              <p>{texts.text}</p>
            </Prose>
            <Inline justify="between">
              <Badge tone="success">{texts.published}</Badge>
              <SaveIndicator state="saved" label={texts.saved} isPicture />
            </Inline>
          </Stack>
        </Card>
        <Card>
          <Stack gap={4}>
            <TextField label={texts.label} description={texts.help} defaultValue={texts.title} />
            <Checkbox label={texts.public} defaultSelected />
            <Inline>
              <Button tone="primary" icon="pen-line">
                {texts.write}
              </Button>
              <Button>{texts.cancel}</Button>
              <Button tone="quiet">{texts.later}</Button>
              <Button tone="error">{texts.delete}</Button>
            </Inline>
          </Stack>
        </Card>
        <Card>
          <Stack gap={4}>
            <Inline justify="center">
              <ProgressRing
                label={texts.week}
                value={6200}
                target={10_000}
                valueLabel={texts.figure}
                detail={texts.target}
              />
            </Inline>
            <Banner tone="warning" title={texts.offline}>
              {texts.stored}
            </Banner>
          </Stack>
        </Card>
      </Grid>
    );
  },
};
