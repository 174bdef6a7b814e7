export type { InvitationScreenProps, InvitationState } from './InvitationScreen.tsx';
