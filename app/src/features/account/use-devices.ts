import { devicesQuery } from '@ecritoire/api-client';
import type { SignedInDevice } from '@ecritoire/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { devicesId } from './SettingsDevices.tsx';
import { useFormAction } from '../../shared/forms/use-form-action.ts';
import { useServices } from '../../shared/services/services.ts';
import { listOf, useEnding } from './settings-lists.ts';

/** Where the writer is signed in, and how a device is signed out. */
export function useDevices(onEnded: () => void) {
  const { api } = useServices();
  const query = devicesQuery(api);
  const end = useEnding(onEnded);
  return {
    devices: listOf(useInfiniteQuery(query)),
    end: useFormAction({
      submit: ({ id }: SignedInDevice) => end(query.queryKey, id, api.endDevice(id), devicesId),
      touches: [],
      successKey: 'devices.ended',
    }),
  };
}
