// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import copyImageCollaboration from './collaborations/copy-image-collaboration.ts';
import createCollaborationThread from './collaborations/create-collaboration-thread.ts';
import createImageCollaboration from './collaborations/create-image-collaboration.ts';
import createMarkupThread from './collaborations/create-markup-thread.ts';
import deleteCollaborationThread from './collaborations/delete-collaboration-thread.ts';
import deleteCollaborationThreads from './collaborations/delete-collaboration-threads.ts';
import getImageCollaboration from './collaborations/get-image-collaboration.ts';
import listCollaborationMessages from './collaborations/list-collaboration-messages.ts';
import listCollaborationThreads from './collaborations/list-collaboration-threads.ts';
import listImageCollaborations from './collaborations/list-image-collaborations.ts';
import openPictureCollaboration from './collaborations/open-picture-collaboration.ts';
import replyToCollaborationThread from './collaborations/reply-to-collaboration-thread.ts';
import resolveCollaborationThread from './collaborations/resolve-collaboration-thread.ts';
import sayCollaborationPresence from './collaborations/say-collaboration-presence.ts';
import updateCollaborationMessage from './collaborations/update-collaboration-message.ts';
import updateImageCollaboration from './collaborations/update-image-collaboration.ts';
import getCrowdfundingPlan from './crowdfunding/get-crowdfunding-plan.ts';
import removeRewardTier from './crowdfunding/remove-reward-tier.ts';
import saveCrowdfundingDraft from './crowdfunding/save-crowdfunding-draft.ts';
import sendCrowdfundingEmail from './crowdfunding/send-crowdfunding-email.ts';
import setRewardTier from './crowdfunding/set-reward-tier.ts';
import startCrowdfundingPlan from './crowdfunding/start-crowdfunding-plan.ts';
import updateCrowdfundingPlan from './crowdfunding/update-crowdfunding-plan.ts';
import chooseAiProducts from './ideas/choose-ai-products.ts';
import countAiProductImages from './ideas/count-ai-product-images.ts';
import countAiProducts from './ideas/count-ai-products.ts';
import createAiProduct from './ideas/create-ai-product.ts';
import generateAiIdeas from './ideas/generate-ai-ideas.ts';
import getAiIdea from './ideas/get-ai-idea.ts';
import listAiIdeas from './ideas/list-ai-ideas.ts';
import listPublicAiIdeas from './ideas/list-public-ai-ideas.ts';
import submitAiIdea from './ideas/submit-ai-idea.ts';
import updateAiIdea from './ideas/update-ai-idea.ts';
import updateAiProduct from './ideas/update-ai-product.ts';
import drawFromSketch from './images/draw-from-sketch.ts';
import generateImagesWithSecondEngine from './images/generate-images-with-second-engine.ts';
import generateImages from './images/generate-images.ts';
import getImageCredits from './images/get-image-credits.ts';
import getImageGeneration from './images/get-image-generation.ts';
import listImages from './images/list-images.ts';
import recolorImage from './images/recolor-image.ts';
import removeImage from './images/remove-image.ts';
import watermarkImage from './images/watermark-image.ts';
import addBoardItem from './projects/add-board-item.ts';
import archiveIdeaProject from './projects/archive-idea-project.ts';
import changeBoardItem from './projects/change-board-item.ts';
import createIdeaProject from './projects/create-idea-project.ts';
import getIdeaProject from './projects/get-idea-project.ts';
import listIdeaProjects from './projects/list-idea-projects.ts';
import openLastIdeaProject from './projects/open-last-idea-project.ts';
import placeBoardItem from './projects/place-board-item.ts';
import removeBoardItem from './projects/remove-board-item.ts';
import restoreIdeaProject from './projects/restore-idea-project.ts';
import saveIdeaProject from './projects/save-idea-project.ts';
import updateIdeaProject from './projects/update-idea-project.ts';
import archiveDesign from './studio/archive-design.ts';
import changeDesignColor from './studio/change-design-color.ts';
import changeDesign from './studio/change-design.ts';
import chooseDesignPicture from './studio/choose-design-picture.ts';
import createDesign from './studio/create-design.ts';
import duplicateDesign from './studio/duplicate-design.ts';
import estimateDesignCost from './studio/estimate/estimate-design-cost.ts';
import findProductsForDesign from './studio/find-products-for-design.ts';
import generateDesignPictures from './studio/generate-design-pictures.ts';
import getDesign from './studio/get-design.ts';
import listDesignTemplates from './studio/list-design-templates.ts';
import listDesigns from './studio/list-designs.ts';
import makeDesignTechPack from './studio/make-design-tech-pack.ts';
import renderDesign from './studio/render-design.ts';
import restoreDesignVersion from './studio/restore-design-version.ts';
import restoreDesign from './studio/restore-design.ts';
import updateDesign from './studio/update-design.ts';

export const designOperations: readonly Implementation[] = [
  copyImageCollaboration,
  createCollaborationThread,
  createImageCollaboration,
  createMarkupThread,
  deleteCollaborationThread,
  deleteCollaborationThreads,
  getImageCollaboration,
  listCollaborationMessages,
  listCollaborationThreads,
  listImageCollaborations,
  openPictureCollaboration,
  replyToCollaborationThread,
  resolveCollaborationThread,
  sayCollaborationPresence,
  updateCollaborationMessage,
  updateImageCollaboration,
  getCrowdfundingPlan,
  removeRewardTier,
  saveCrowdfundingDraft,
  sendCrowdfundingEmail,
  setRewardTier,
  startCrowdfundingPlan,
  updateCrowdfundingPlan,
  chooseAiProducts,
  countAiProductImages,
  countAiProducts,
  createAiProduct,
  generateAiIdeas,
  getAiIdea,
  listAiIdeas,
  listPublicAiIdeas,
  submitAiIdea,
  updateAiIdea,
  updateAiProduct,
  drawFromSketch,
  generateImagesWithSecondEngine,
  generateImages,
  getImageCredits,
  getImageGeneration,
  listImages,
  recolorImage,
  removeImage,
  watermarkImage,
  addBoardItem,
  archiveIdeaProject,
  changeBoardItem,
  createIdeaProject,
  getIdeaProject,
  listIdeaProjects,
  openLastIdeaProject,
  placeBoardItem,
  removeBoardItem,
  restoreIdeaProject,
  saveIdeaProject,
  updateIdeaProject,
  archiveDesign,
  changeDesignColor,
  changeDesign,
  chooseDesignPicture,
  createDesign,
  duplicateDesign,
  estimateDesignCost,
  findProductsForDesign,
  generateDesignPictures,
  getDesign,
  listDesignTemplates,
  listDesigns,
  makeDesignTechPack,
  renderDesign,
  restoreDesignVersion,
  restoreDesign,
  updateDesign,
];
