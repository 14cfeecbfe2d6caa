/**
 * Environment for every Redocly process that the suite starts: asks nobody anything, reports to nobody, and
 * holds no setting of a run. Telemetry can also be turned off in `redocly.yaml`, the update check only here.
 */
export function redoclyEnvironment(): Record<string, string> {
  const own = {
    REDOCLY_TELEMETRY: 'off',
    REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    REDOCLY_SUPPRESS_NOTIFICATIONS: 'true',
    NO_COLOR: '1',
  };
  const kept = ['PATH', 'SystemRoot', 'TEMP', 'TMP', 'TMPDIR', 'HOME', 'USERPROFILE'];
  const inherited = kept.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(inherited), ...own };
}
