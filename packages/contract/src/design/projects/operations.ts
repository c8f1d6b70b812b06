// Addresses without a parameter stand before those with one in the same place.
export {
  archiveIdeaProject,
  createIdeaProject,
  getIdeaProject,
  listIdeaProjects,
  openLastIdeaProject,
  restoreIdeaProject,
  saveIdeaProject,
  updateIdeaProject,
} from './projects.ts';
export { addBoardItem, changeBoardItem, placeBoardItem, removeBoardItem } from './board.ts';
