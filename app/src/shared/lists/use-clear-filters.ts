import { useNavigate } from '@tanstack/react-router';
import { focusPageHeading } from '../runtime/navigation-focus.ts';

/** Shows all of a list again whose address says what it is narrowed by. */
export function useClearFilters(): () => void {
  const navigate = useNavigate();
  return () => {
    // The button that was pressed goes with what it has cleared.
    focusPageHeading();
    void navigate({ to: '.', search: {}, resetScroll: false });
  };
}
