import { getUploadAddress } from '@brandwright/contract/store/get-upload-address.ts';
import { randomUUID } from 'node:crypto';
import { systemClock } from '../kernel/request/clock.ts';
import { implement } from '../kernel/request/implementation.ts';
import { fileAddress, uploadSignature } from '../kernel/data/file-address.ts';

const addressLifeMs = 60 * 60 * 1000;

export default implement(getUploadAddress, {
  async run(context, input) {
    const { keyring } = context.providers;
    const { storeId } = context;
    const fileId = randomUUID();
    const expiresAtMs = systemClock.now().getTime() + addressLifeMs;
    const announced = {
      storeId,
      fileId,
      name: input.fileName,
      contentType: input.contentType,
      size: input.size,
      expiresAtMs,
    };
    const query = new URLSearchParams({
      name: input.fileName,
      type: input.contentType,
      size: String(input.size),
      expires: String(expiresAtMs),
      signature: uploadSignature(keyring, announced),
    });
    return {
      output: {
        fileId,
        uploadUrl: `/files/${storeId}/${fileId}?${query}`,
        method: 'PUT' as const,
        expiresAt: new Date(expiresAtMs).toISOString(),
        url: fileAddress(keyring, storeId, fileId),
      },
    };
  },
});
