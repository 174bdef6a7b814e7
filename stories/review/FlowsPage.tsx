import { useEffect, useRef, useState } from 'react';
import type { IndexedStory } from '../states/coverage.ts';
import { flows } from './flows.ts';
import { StoryLink } from './StoryLinks.tsx';

/** The story itself, small: it can be looked at, not used. Each starts Storybook once more, so once it is in sight. */
function Frame({ id, name }: IndexedStory) {
  const box = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (box.current === null) return undefined;
    const sight = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    sight.observe(box.current);
    return () => sight.disconnect();
  }, []);
  return (
    <div ref={box} className="review-frame">
      {isSeen ? (
        // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this Storybook
        <iframe title={name} src={`./iframe.html?id=${id}&viewMode=story`} tabIndex={-1} inert />
      ) : null}
    </div>
  );
}

type FlowProps = { name: string; ids: readonly string[]; stories: readonly IndexedStory[] };

function Flow({ name, ids, stories }: FlowProps) {
  const steps = ids.map((id) => ({ id, story: stories.find((one) => one.id === id) }));
  return (
    <section>
      <h2>{name}</h2>
      <ol className="review-strip">
        {steps.map(({ id, story }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a step may come twice, and a strip never changes
          <li key={`${index} ${id}`}>
            {story === undefined ? (
              <p className="review-missing">{`No story: ${id}`}</p>
            ) : (
              <>
                <Frame {...story} />
                <StoryLink story={story} />
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Each flow as a strip of its screens, from left to right. */
export function FlowsPage({ stories }: { stories: readonly IndexedStory[] }) {
  return (
    <main className="review" lang="en">
      <h1>Flows</h1>
      {Object.entries(flows).map(([name, ids]) => (
        <Flow key={name} name={name} ids={ids} stories={stories} />
      ))}
    </main>
  );
}
