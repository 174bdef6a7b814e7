import type { Coverage, IndexedStory } from '../states/coverage.ts';

type Row = Coverage['rows'][number];

/** Opens a story in Storybook's frame, from any address that Storybook is served at. */
export const addressOf = ({ id }: IndexedStory, language?: 'fr' | 'en') =>
  `./?path=/story/${id}${language ? `&globals=language:${language}` : ''}`;

export function StoryLink({ story }: { story: IndexedStory }) {
  return (
    <a href={addressOf(story)} target="_top" lang="en">
      {`${story.title} / ${story.name}`}
    </a>
  );
}

/** The stories of a state, or why it has none. */
export function StoryLinks({ row }: { row: Row | undefined }) {
  if (row === undefined) return <p className="review-note">Left as soon as it is entered.</p>;
  if (row.waiver !== undefined) return <p className="review-note">{`No story: ${row.waiver}`}</p>;
  if (row.stories.length === 0) return <p className="review-missing">No story</p>;
  return (
    <ul className="review-stories">
      {row.stories.map((story) => (
        <li key={story.id}>
          <StoryLink story={story} />
        </li>
      ))}
    </ul>
  );
}
