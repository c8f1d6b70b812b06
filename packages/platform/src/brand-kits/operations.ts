// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import archiveBrandKit from './archive-brand-kit.ts';
import changeBrandColors from './change-brand-colors.ts';
import chooseBrandIdea from './choose-brand-idea.ts';
import chooseProductIdeas from './choose-product-ideas.ts';
import chooseTargetAudience from './choose-target-audience.ts';
import createBrandKit from './create-brand-kit.ts';
import deleteBrandKit from './delete-brand-kit.ts';
import editBrandBrief from './edit-brand-brief.ts';
import editBrandIdea from './edit-brand-idea.ts';
import editMarketResearch from './edit-market-research.ts';
import editProductIdea from './edit-product-idea.ts';
import exportBrandMark from './export-brand-mark.ts';
import cancelBrandGenerations from './generation/cancel-brand-generations.ts';
import drawBrandSlides from './generation/draw-brand-slides.ts';
import generateBrandKitPart from './generation/generate-brand-kit-part.ts';
import makeBrandPictures from './generation/make-brand-pictures.ts';
import putBrandPicture from './generation/put-brand-picture.ts';
import getBrandColors from './get-brand-colors.ts';
import getBrandKitPdf from './get-brand-kit-pdf.ts';
import getBrandKit from './get-brand-kit.ts';
import listBrandKits from './list-brand-kits.ts';
import listExampleBrandKits from './list-example-brand-kits.ts';
import archiveBrandModule from './modules/archive-brand-module.ts';
import archiveModuleRequests from './modules/archive-module-requests.ts';
import createBrandModule from './modules/create-brand-module.ts';
import getBrandModule from './modules/get-brand-module.ts';
import getLatestModuleRequest from './modules/get-latest-module-request.ts';
import listBrandModules from './modules/list-brand-modules.ts';
import requestBrandModule from './modules/request-brand-module.ts';
import updateBrandModule from './modules/update-brand-module.ts';
import resetBrandKit from './reset-brand-kit.ts';
import closeBrandKitLink from './share/close-brand-kit-link.ts';
import exportWaitlist from './share/export-waitlist.ts';
import getSharedBrandKit from './share/get-shared-brand-kit.ts';
import joinWaitlist from './share/join-waitlist.ts';
import listWaitlist from './share/list-waitlist.ts';
import publishWaitlistSite from './share/publish-waitlist-site.ts';
import shareBrandKit from './share/share-brand-kit.ts';
import unpublishWaitlistSite from './share/unpublish-waitlist-site.ts';
import showBrandIdea from './show-brand-idea.ts';
import updateBrandKit from './update-brand-kit.ts';
import compareBrandKitVersions from './versions/compare-brand-kit-versions.ts';
import listBrandKitVersions from './versions/list-brand-kit-versions.ts';
import restoreBrandKitVersion from './versions/restore-brand-kit-version.ts';

export const brandKitsOperations: readonly Implementation[] = [
  archiveBrandKit,
  changeBrandColors,
  chooseBrandIdea,
  chooseProductIdeas,
  chooseTargetAudience,
  createBrandKit,
  deleteBrandKit,
  editBrandBrief,
  editBrandIdea,
  editMarketResearch,
  editProductIdea,
  exportBrandMark,
  cancelBrandGenerations,
  drawBrandSlides,
  generateBrandKitPart,
  makeBrandPictures,
  putBrandPicture,
  getBrandColors,
  getBrandKitPdf,
  getBrandKit,
  listBrandKits,
  listExampleBrandKits,
  archiveBrandModule,
  archiveModuleRequests,
  createBrandModule,
  getBrandModule,
  getLatestModuleRequest,
  listBrandModules,
  requestBrandModule,
  updateBrandModule,
  resetBrandKit,
  closeBrandKitLink,
  exportWaitlist,
  getSharedBrandKit,
  joinWaitlist,
  listWaitlist,
  publishWaitlistSite,
  shareBrandKit,
  unpublishWaitlistSite,
  showBrandIdea,
  updateBrandKit,
  compareBrandKitVersions,
  listBrandKitVersions,
  restoreBrandKitVersion,
];
