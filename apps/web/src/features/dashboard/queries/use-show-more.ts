import { type RefObject, useEffect, useRef } from 'react';

export interface ShowMore {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly handleMore: () => void;
}

/** Moves the focus to the first new item once the list has grown. Items need `tabIndex={-1}`. */
export function useShowMore(count: number, showMore: () => void): ShowMore {
  const list = useRef<HTMLUListElement>(null);
  const firstNew = useRef<number>(undefined);

  useEffect(() => {
    const index = firstNew.current;
    if (index === undefined || count <= index) return;
    firstNew.current = undefined;
    const item = list.current?.children[index];
    if (item instanceof HTMLElement) item.focus();
  }, [count]);

  return {
    list,
    handleMore: () => {
      firstNew.current = count;
      showMore();
    },
  };
}
