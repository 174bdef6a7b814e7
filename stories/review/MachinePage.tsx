import type { Coverage } from '../states/coverage.ts';
import type { StateNode } from '../states/inventory.ts';
import { inWords, mapOf, stateName, type StateMap } from '../states/machine-map.ts';
import { rowsOf } from '../states/machine-lines.ts';
import { MachineDiagram } from './MachineDiagram.tsx';
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

function WaysIn({ from }: { from: readonly StateMap[] }) {
  if (from.length === 0) return null;
  return (
    <p className="review-name">
      <span className="review-note">← from</span>
      {from.map(({ id }) => (
        <a key={id} href={`#${id}`}>
          {stateName(id)}
        </a>
      ))}
    </p>
  );
}

type StateProps = { state: StateMap; all: readonly StateMap[]; shown: Coverage };

function State({ state, all, shown }: StateProps) {
  const isLeaf = state.states.length === 0;
  return (
    <li className={isLeaf ? 'review-state' : 'review-group'} id={state.id}>
      <p className="review-name">
        <strong>{state.name}</strong>
        {state.isFirst && <span className="review-note">initial</span>}
        {state.kind === 'end' && <span className="review-note">final</span>}
      </p>
      {isLeaf && state.kind === 'state' && (
        <StoryLinks row={shown.rows.find((row) => row.state === `state:${state.id}`)} />
      )}
      <WaysIn from={all.filter(({ ways }) => ways.some(({ target }) => target === state.id))} />
      <Inside state={state} all={all} shown={shown} />
    </li>
  );
}

/** The ways out of it, and the states in it. */
function Inside({ state: { ways, states }, all, shown }: StateProps) {
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
            <State key={below.id} state={below} all={all} shown={shown} />
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
    <main className="review" lang="en" id={state.id}>
      <h1>{`${name.slice(0, 1).toUpperCase()}${name.slice(1)}`}</h1>
      <p>
        Follow a line from a state to its arrow: a dot joins it to the line of each state that can
        come next. Point at a state, or focus it, to see its own lines.
      </p>
      <MachineDiagram machine={state} />
      <h2>States</h2>
      <p>
        Under the name of a state stand its stories, the states that lead to it, and each event with
        the state it leads to.
      </p>
      <Inside state={state} all={rowsOf(state)} shown={shown} />
    </main>
  );
}
