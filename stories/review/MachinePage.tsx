import type { Coverage } from '../states/coverage.ts';
import type { StateNode } from '../states/inventory.ts';
import { inWords, mapOf, stateName, type StateMap } from '../states/machine-map.ts';
import { StoryLinks } from './StoryLinks.tsx';

type Way = StateMap['ways'][number];

/** Those that read alike once: their conditions may have no name. */
const different = (ways: readonly Way[]) =>
  new Map(ways.map((way) => [`${way.event} ${way.condition} ${way.target}`, way]));

function WayOut({ way: { event, condition, target } }: { way: Way }) {
  return (
    <li>
      <span className="review-event">{event}</span>
      {condition !== undefined && <span className="review-note">{`if ${condition}`}</span>}
      {target === undefined ? (
        <span className="review-note">it stays</span>
      ) : (
        <a href={`#${target}`}>{`→ ${stateName(target)}`}</a>
      )}
    </li>
  );
}

function State({ state, shown }: { state: StateMap; shown: Coverage }) {
  const isLeaf = state.states.length === 0;
  return (
    <li className={isLeaf ? 'review-state' : 'review-group'} id={state.id}>
      <p className="review-name">
        <strong>{state.name}</strong>
        {state.isFirst && <span className="review-note">first</span>}
        {state.kind === 'end' && <span className="review-note">end</span>}
      </p>
      {isLeaf && state.kind === 'state' && (
        <StoryLinks row={shown.rows.find((row) => row.state === `state:${state.id}`)} />
      )}
      <Inside state={state} shown={shown} />
    </li>
  );
}

/** The ways out of it, and the states in it. */
function Inside({ state: { ways, states }, shown }: { state: StateMap; shown: Coverage }) {
  return (
    <>
      {ways.length > 0 && (
        <ul className="review-ways">
          {[...different(ways)].map(([key, way]) => (
            <WayOut key={key} way={way} />
          ))}
        </ul>
      )}
      {states.length > 0 && (
        <ul className="review-states">
          {states.map((below) => (
            <State key={below.id} state={below} shown={shown} />
          ))}
        </ul>
      )}
    </>
  );
}

/** A machine as its definition has it: a box is a state, with its ways out and its stories. */
export function MachinePage({ machine, shown }: { machine: StateNode; shown: Coverage }) {
  const state = mapOf(machine);
  const name = inWords(state.name).replaceAll('-', ' ');
  return (
    <main className="review" lang="en">
      <h1>{`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`}</h1>
      <p>
        A box is a state; under its name stand its stories, and each event with the state it leads
        to.
      </p>
      <Inside state={state} shown={shown} />
    </main>
  );
}
