// An empty setting counts as none. First of all imports: libraries read the environment when they are loaded, and
// the model provider refuses to load with an empty address.
for (const [name, value] of Object.entries(process.env)) if (value === '') delete process.env[name];
