/** Of guides and handles; Konva knows no tokens. */
export const accent = '#b4552f';
