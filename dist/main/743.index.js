export const id = 743;
export const ids = [743];
export const modules = {

/***/ 9743:
/***/ (() => {

throw new Error('This package is not part of the bundle.');


/***/ })

};
