const files = import.meta.glob<string>(
  ['../../../src/ludoteca/locale/cs/{web,play,people,account,event,events}.ftl', '../../../src/ludoteca/games/*/locale/cs.ftl', '../boards/*/locale/cs.ftl'],
  { query: '?raw', import: 'default', eager: true },
);

export default Object.values(files);
