import type { PlatformArea } from '../../kernel/area.ts';
import { chooseIdeaProducts, updateIdea } from './change.ts';
import { ideaDemo } from './demo.ts';
import { generateIdeas } from './generate.ts';
import { picturesJob } from './pictures-job.ts';
import { createProduct, updateProduct } from './products.ts';
import { countProductImages, countProducts, getIdea, listIdeas, listPublicIdeas } from './read.ts';
import { aiIdeaFinder, aiProductFinder } from './records.ts';
import { noticeJob, submitIdea } from './submit.ts';
import { wordsJob } from './words-job.ts';

export const ideaRoom: PlatformArea = {
  implementations: [
    generateIdeas,
    listIdeas,
    getIdea,
    listPublicIdeas,
    updateIdea,
    chooseIdeaProducts,
    submitIdea,
    createProduct,
    updateProduct,
    countProducts,
    countProductImages,
  ],
  jobs: [wordsJob, picturesJob.job, noticeJob],
  records: [aiIdeaFinder, aiProductFinder],
  demo: ideaDemo,
};
