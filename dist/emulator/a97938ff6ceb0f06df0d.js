module.exports = eval("require")("theme/style.css");
