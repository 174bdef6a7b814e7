type Listeners = { notify: () => void; subscribe: (listener: () => void) => () => void };

export function createListeners(): Listeners {
  const listeners = new Set<() => void>();
  return {
    notify: () => {
      for (const listener of listeners) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** A value with listeners, outside of React. It lives as long as what created it. */
export type Store<Value> = Pick<Listeners, 'subscribe'> & {
  get: () => Value;
  set: (next: Value) => void;
};

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const { notify, subscribe } = createListeners();
  return {
    get: () => value,
    set: (next) => {
      value = next;
      notify();
    },
    subscribe,
  };
}
