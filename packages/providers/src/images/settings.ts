/** Where a product stands. */
export const settingNames = ['sweep', 'plinth', 'wood', 'linen', 'tiles', 'leaf-shadow', 'two-tone', 'window', 'arch', 'stone'] as const;
export type Setting = (typeof settingNames)[number];
export const isSetting = (name: string): name is Setting => settingNames.some((setting) => setting === name);
