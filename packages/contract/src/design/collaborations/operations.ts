// Addresses without a parameter stand before those with one in the same place.
export {
  copyImageCollaboration,
  createImageCollaboration,
  getImageCollaboration,
  listImageCollaborations,
  openPictureCollaboration,
  sayCollaborationPresence,
  updateImageCollaboration,
} from './collaborations.ts';
export {
  createCollaborationThread,
  createMarkupThread,
  deleteCollaborationThread,
  deleteCollaborationThreads,
  listCollaborationThreads,
  resolveCollaborationThread,
} from './threads.ts';
export {
  listCollaborationMessages,
  replyToCollaborationThread,
  updateCollaborationMessage,
} from './messages.ts';
