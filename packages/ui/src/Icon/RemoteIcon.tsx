import { useContext, useEffect, useState, type ReactNode } from 'react';
import { IconServiceContext, lookUpIcon } from './icon-service.ts';
import { drawn } from './Icon.css.ts';

type RemoteIconProps = {
  name: string;
  className: string;
  role?: string;
  'aria-label'?: string;
  'aria-hidden'?: boolean;
  /** What is drawn where the service does not answer. */
  children?: ReactNode;
};

/** As a mask, not as markup: what a service answers can draw, but never run. */
function maskOf(body: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${body}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}

/** An icon that comes from the service; until then, and without it, an empty box of its size. */
export function RemoteIcon({ name, className, children, ...naming }: RemoteIconProps) {
  const service = useContext(IconServiceContext);
  const [shown, setShown] = useState<{ name: string; body: string | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = async () => {
      const body = await lookUpIcon(service, name);
      if (isCurrent) setShown({ name, body });
    };
    void show();
    return () => {
      isCurrent = false;
    };
  }, [service, name]);
  const answer = shown?.name === name ? shown : null;
  if (answer?.body === null && children !== undefined) return children;
  const body = answer?.body ?? null;
  return (
    <span
      {...naming}
      className={`${className} ${drawn}`}
      {...(body === null
        ? { 'data-state': 'empty' }
        : { 'data-state': 'shown', style: { maskImage: maskOf(body) } })}
    />
  );
}
