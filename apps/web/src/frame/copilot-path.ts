/** The copilot's own screens: there the partner is the screen and needs no dock. */
export function isCopilotPath(pathname: string): boolean {
  return pathname === '/homebase' || pathname.startsWith('/llm/');
}
