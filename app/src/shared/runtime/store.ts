type Listeners = { tell: () => void; subscribe: (listener: () => void) => () => void };

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    tell: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A value with listeners, kept beside React. It lives as long as what created it. */
export type Store<Value> = Pick<Listeners, 'subscribe'> & {
  get: () => Value;
  set: (next: Value) => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const { tell, subscribe } = createListeners();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      tell();
    },
    subscribe,
  };
}
