import { useState } from 'react';
import { linesOf, rowsOf, type Line } from '../states/machine-lines.ts';
import type { StateMap } from '../states/machine-map.ts';

/** In units of the picture: a row is as high as in `review.css`. */
const row = 32;
const lane = 8;
const head = 16;

const enters = (to: number) => to * row + 11;
const leaves = (from: number) => from * row + 21;
const across = (line: Line) => head + line.lane * lane;

function Arrow({ line, from, isChosen }: { line: Line; from: number; isChosen: boolean }) {
  const x = across(line);
  const y = enters(line.to);
  return (
    <g className={isChosen ? 'review-chosen' : undefined}>
      <path d={`M0 ${leaves(from)}H${x}V${y}H2M8 ${y - 4}L2 ${y}L8 ${y + 4}`} />
      <circle cx={x} cy={leaves(from)} r="3" />
    </g>
  );
}

function Row({ state, onChoose }: { state: StateMap; onChoose: (id?: string) => void }) {
  const choose = () => onChoose(state.id);
  const leave = () => onChoose();
  return (
    <li>
      <a
        href={`#${state.id}`}
        onFocus={choose}
        onBlur={leave}
        onPointerEnter={choose}
        onPointerLeave={leave}
      >
        <span>{state.name}</span>
        {state.isFirst && <span className="review-note">initial</span>}
        {state.kind === 'end' && <span className="review-note">final</span>}
      </a>
      {state.states.length > 0 && (
        <ul>
          {state.states.map((below) => (
            <Row key={below.id} state={below} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** The whole machine at a glance. The lines are said in words by the boxes below it. */
export function MachineDiagram({ machine }: { machine: StateMap }) {
  const [chosen, setChosen] = useState<string>();
  const rows = rowsOf(machine);
  const lines = linesOf(machine);
  const at = rows.findIndex(({ id }) => id === chosen);
  const arrows = lines
    .flatMap((line) =>
      line.from.map((from) => ({ line, from, isChosen: from === at || line.to === at })),
    )
    // What is drawn last lies on top.
    .toSorted((one, other) => Number(one.isChosen) - Number(other.isChosen));
  const width = Math.max(...lines.map(across)) + lane;
  const height = rows.length * row;
  return (
    <div className="review-diagram">
      <ul>
        <Row state={machine} onChoose={setChosen} />
      </ul>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={`${width / 16}rem`}
        height={`${height / 16}rem`}
        aria-hidden="true"
      >
        {arrows.map(({ line, from, isChosen }) => (
          <Arrow key={`${from} ${line.to}`} line={line} from={from} isChosen={isChosen} />
        ))}
      </svg>
    </div>
  );
}
