import type { PlatformArea } from '../kernel/area.ts';
import { chooseBrandIdea, chooseProductIdeas, chooseTargetAudience, showBrandIdea } from './choices.ts';
import { seedKits } from './demo.ts';
import { changeBrandColors, editBrandIdea, editMarketResearch, editProductIdea } from './edits.ts';
import { exportBrandMark, getBrandColors, getBrandKitPdf } from './exports.ts';
import { failedGenerations, unfinishedKits } from './feed.ts';
import { generationJob } from './generation/job.ts';
import {
  cancelBrandGenerations,
  drawBrandSlides,
  generateBrandKitPart,
  makeBrandPictures,
  putBrandPicture,
} from './generation/operations.ts';
import {
  archiveBrandKit,
  createBrandKit,
  deleteBrandKit,
  editBrandBrief,
  getBrandKit,
  listBrandKits,
  listExampleBrandKits,
  resetBrandKit,
  updateBrandKit,
} from './kits.ts';
import { ideaFinder, kitFinder, productFinder } from './records.ts';
import {
  closeBrandKitLink,
  exportWaitlist,
  getSharedBrandKit,
  joinWaitlist,
  listWaitlist,
  publishWaitlistSite,
  shareBrandKit,
  unpublishWaitlistSite,
} from './share/operations.ts';
import { moduleRoom } from './modules/index.ts';
import {
  compareBrandKitVersions,
  listBrandKitVersions,
  restoreBrandKitVersion,
} from './versions/operations.ts';

/** Brand kits: what a brand is, how it looks, for whom it is and what it sells first. */
export const brandKitsArea: PlatformArea = {
  implementations: [
    listBrandKits,
    listExampleBrandKits,
    getBrandKit,
    createBrandKit,
    updateBrandKit,
    editBrandBrief,
    archiveBrandKit,
    deleteBrandKit,
    resetBrandKit,
    generateBrandKitPart,
    cancelBrandGenerations,
    makeBrandPictures,
    putBrandPicture,
    drawBrandSlides,
    showBrandIdea,
    chooseBrandIdea,
    chooseTargetAudience,
    chooseProductIdeas,
    editBrandIdea,
    changeBrandColors,
    editProductIdea,
    editMarketResearch,
    listBrandKitVersions,
    compareBrandKitVersions,
    restoreBrandKitVersion,
    getSharedBrandKit,
    shareBrandKit,
    closeBrandKitLink,
    publishWaitlistSite,
    unpublishWaitlistSite,
    joinWaitlist,
    listWaitlist,
    exportWaitlist,
    getBrandKitPdf,
    getBrandColors,
    exportBrandMark,
    ...moduleRoom.implementations,
  ],
  records: [kitFinder, ideaFinder, productFinder, ...(moduleRoom.records ?? [])],
  jobs: [generationJob, ...(moduleRoom.jobs ?? [])],
  feed: [unfinishedKits, failedGenerations],
  demo: {
    async seedStore(store, tools) {
      await seedKits(store, tools);
      await moduleRoom.demo?.seedStore?.(store, tools);
    },
  },
};
