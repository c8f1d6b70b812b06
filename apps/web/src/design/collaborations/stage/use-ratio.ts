import { useState, type SyntheticEvent } from 'react';

/** The ratio (width over height) of a picture once it is there; 1 until then. */
export function useRatio(): [ratio: number, onLoad: (event: SyntheticEvent<HTMLImageElement>) => void] {
  const [ratio, setRatio] = useState(1);
  return [
    ratio,
    ({ currentTarget: { naturalWidth, naturalHeight } }) => {
      if (naturalWidth > 0 && naturalHeight > 0) setRatio(naturalWidth / naturalHeight);
    },
  ];
}
