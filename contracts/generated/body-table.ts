import * as compiled from './body-validators.js';

export const bodyValidators = {
  signInWithGoogle: { body: compiled.signInWithGoogleBody },
  refreshAccessToken: { body: compiled.refreshAccessTokenBody },
  signOut: { body: compiled.signOutBody },
  createProject: { body: compiled.createProjectBody },
  updateProject: { body: compiled.updateProjectBody },
  createDocument: { body: compiled.createDocumentBody },
  updateDocument: { body: compiled.updateDocumentBody },
  saveParagraphs: { body: compiled.saveParagraphsBody },
  startWritingSession: { body: compiled.startWritingSessionBody },
  updateWritingSession: { body: compiled.updateWritingSessionBody },
  saveWritingSessionDraft: { body: compiled.saveWritingSessionDraftBody },
  publishWritingSession: { body: compiled.publishWritingSessionBody },
};
